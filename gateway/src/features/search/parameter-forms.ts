import { UpstreamError } from '../../rest/upstream-error.ts';

type Params = Record<string, string>;
type Call<Result> = (params: Params) => Promise<Result>;

// The specification has `topic_name`, and another search without its parameter. Some servers reject unknown parameters.
const FORMS: ((text: string) => Params)[] = [
  (text) => ({ q: text, topic_name: text }),
  (text) => ({ q: text }),
  (text) => ({ topic_name: text }),
];
const REJECTED_STATUSES = new Set([400, 422]);
/** The text itself may be rejected, so others are not tried every time. */
const TRY_EVERY_MS = 60_000;

/** Finds out which parameters the upstream accepts, again whenever it rejects them. */
export function searchForms(now = () => performance.now()) {
  let current = 0;
  let nextTryAt = -Infinity;
  let trying: Promise<unknown> | undefined;

  async function tryOthers<Result>(text: string, call: Call<Result>, rejected: number): Promise<Result | undefined> {
    for (const form of FORMS.keys()) {
      if (form === rejected) continue;
      try {
        const answer = await call(FORMS[form]!(text));
        current = form;
        return answer;
      } catch (error) {
        if (!isRejection(error)) throw error;
      }
    }
    return undefined;
  }

  return {
    async send<Result extends object>(text: string, call: Call<Result>): Promise<Result> {
      const form = current;
      try {
        return await call(FORMS[form]!(text));
      } catch (error) {
        if (!isRejection(error)) throw error;
        await trying?.catch(() => {});
        if (current !== form) return call(FORMS[current]!(text));
        if (now() < nextTryAt) throw error;
        nextTryAt = now() + TRY_EVERY_MS;
        const tried = tryOthers(text, call, form);
        trying = tried;
        const answer = await tried.finally(() => (trying = undefined));
        if (answer) return answer;
        throw error;
      }
    },
    clear() {
      current = 0;
      nextTryAt = -Infinity;
    },
  };
}

export type SearchForms = ReturnType<typeof searchForms>;

const isRejection = (error: unknown) => error instanceof UpstreamError && REJECTED_STATUSES.has(error.status ?? 0);
