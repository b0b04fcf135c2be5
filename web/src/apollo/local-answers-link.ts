import type { ApolloClient, ObservableQuery, OperationVariables } from '@apollo/client';
import { ApolloLink } from '@apollo/client/link';
import { Observable } from 'rxjs';
import { answeredHere, NETWORK_WAIT_MS } from './answered-here.ts';
import { isUnreachable } from './errors.ts';
import { rememberFeatures } from './stored-features.ts';

type Find = (operation: string, variables: OperationVariables) => Promise<object | undefined>;
type Data = Record<string, unknown>;
type Shown = ObservableQuery;

/** Queries that go on failing are not asked again more often. */
const BACK_AT_MOST_EVERY_MS = 10_000;

/** Answers queries from this device when the network does not. What the network answers later replaces it. */
export class LocalAnswersLink extends ApolloLink {
  readonly #client: ApolloClient;
  readonly #find: Find;
  #isRefreshing = false;
  #isCutOff = false;
  #lastBack = -Infinity;

  constructor(client: ApolloClient, find: Find) {
    super();
    this.#client = client;
    this.#find = find;
    addEventListener('online', () => void this.#refresh());
  }

  override request(operation: ApolloLink.Operation, forward: ApolloLink.ForwardFunction) {
    if (operation.operationType !== 'query') return forward(operation);
    return new Observable<ApolloLink.Result>((observer) => {
      let by: 'NETWORK' | 'DEVICE' | undefined;
      let found: Promise<object | undefined> | undefined;
      const answerHere = async () => {
        if (this.#isCached(operation)) return;
        found ??= this.#find(operation.operationName ?? '', operation.variables).catch(() => undefined);
        const data = await found;
        if (by || !data) return;
        by = 'DEVICE';
        answeredHere.add(operation.operationName, operation.variables);
        observer.next({ data });
        observer.complete();
      };
      const fail = async (failure: unknown) => {
        if (isUnreachable(failure)) {
          this.#isCutOff = true;
          await answerHere();
        }
        if (!by) observer.error(failure);
      };
      // Where the browser is wrong about being offline, the network answers all the same.
      const timer = setTimeout(() => void answerHere(), navigator.onLine ? NETWORK_WAIT_MS : 0);
      const request = forward(operation).subscribe({
        next: (result) => {
          clearTimeout(timer);
          this.#noteAnswer(operation, result);
          if (by === 'DEVICE') return this.#replace(operation, result);
          by = 'NETWORK';
          observer.next(result);
        },
        error: (error: unknown) => {
          clearTimeout(timer);
          if (!by) void fail(error);
        },
        complete: () => {
          if (by !== 'DEVICE') observer.complete();
        },
      });
      return () => {
        // After an answer of this device the network still has its turn.
        if (by === 'DEVICE') return;
        clearTimeout(timer);
        request.unsubscribe();
      };
    });
  }

  /** What the network has answered before is not replaced by less. A search is cached under another page. */
  #isCached({ query, variables, getContext }: ApolloLink.Operation) {
    return !getContext()['isSearch'] && this.#client.readQuery({ query, variables }) !== null;
  }

  #noteAnswer({ operationName, variables }: ApolloLink.Operation, { data }: ApolloLink.Result) {
    if (data?.['features']) rememberFeatures(data['features']);
    answeredHere.remove(operationName, variables);
    if (!answeredHere.isEmpty()) void this.#refresh();
    this.#noteNetwork();
  }

  /** A browser that took a dead network for a working one does not say when it works again. */
  #noteNetwork() {
    if (!this.#isCutOff || Date.now() - this.#lastBack < BACK_AT_MOST_EVERY_MS) return;
    this.#isCutOff = false;
    this.#lastBack = Date.now();
    dispatchEvent(new Event('online'));
  }

  /** A late answer reaches the screens that show this device's. */
  #replace({ query, operationName, variables }: ApolloLink.Operation, { data, errors }: ApolloLink.Result) {
    const isAsked = ({ queryName, variables: asked }: Shown) =>
      queryName === operationName && JSON.stringify(asked) === JSON.stringify(variables);
    const isShown = this.#active().some(isAsked);
    if (data && !errors && isShown) this.#client.writeQuery<Data>({ query, variables, data });
  }

  /** Queries of screens. Others may have been cached under another page than they asked for. */
  #active(): Shown[] {
    return [...this.#client.getObservableQueries('active')].filter(
      ({ options: { fetchPolicy } }) => fetchPolicy !== 'no-cache',
    );
  }

  /** Asks the network for what this device has answered on the open screens, and drops its other answers. */
  async #refresh() {
    if (this.#isRefreshing || answeredHere.isEmpty()) return;
    this.#isRefreshing = true;
    const isLocal = ({ queryName, variables }: Shown) => answeredHere.has(queryName, variables);
    await Promise.allSettled(
      this.#active()
        .filter(isLocal)
        .map(({ query, variables, options: { errorPolicy = 'none' } }) =>
          this.#client.query({ query, variables, errorPolicy, fetchPolicy: 'network-only' }),
        ),
    );
    this.#isRefreshing = false;
    if (navigator.onLine && !this.#active().some(isLocal)) this.#forgetLocal();
  }

  /** This device's answers may be incomplete: its lists have only what was downloaded. */
  #forgetLocal() {
    if (answeredHere.isEmpty()) return;
    answeredHere.clear();
    const { cache } = this.#client;
    // In one batch, in which screens see no gap.
    cache.batch({
      update: () => {
        const shown = this.#active().map(({ query, variables }) => {
          const request = { query, variables };
          return { ...request, data: cache.readQuery<Data>(request) };
        });
        for (const id of Object.keys(cache.extract() as Data)) cache.evict({ id });
        for (const { data, ...request } of shown) if (data) cache.writeQuery<Data>({ ...request, data });
      },
    });
  }
}
