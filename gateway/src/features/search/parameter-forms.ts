import { UpstreamError } from '../../rest/upstream-error.ts';

type Params = Record<string, string>;
type Call<Answer> = (params: Params) => Promise<Answer>;

// The specification has `topic_name`, and another search whose parameter it does not show. One that is not known is
// passed over by most servers; some refuse it.
const FORMS: ((text: string) => Params)[] = [
  (text) => ({ q: text, topic_name: text }),
  (text) => ({ q: text }),
  (text) => ({ topic_name: text }),
];
const REFUSALS = new Set([400, 422]);
/** A refusal may also be that of the text: so often others are tried. */
const TRY_EVERY_MS = 60_000;

/** The parameters that the upstream takes a search by: found out once, and again where it refuses them. */
export function searchForms(now = () => performance.now()) {
  let current = 0;
  let nextTryAt = -Infinity;
  let trying: Promise<unknown> | undefined;

  /** Sends a search in the other forms; undefined where each is refused. */
  async function tryOthers<Answer>(text: string, call: Call<Answer>, refused: number): Promise<Answer | undefined> {
    for (const form of FORMS.keys()) {
      if (form === refused) continue;
      try {
        const answer = await call(FORMS[form]!(text));
        current = form;
        return answer;
      } catch (error) {
        if (!isRefusal(error)) throw error;
      }
    }
    return undefined;
  }

  return {
    /** Sends a search in the form that is known to work, or where that is refused in each until one is not. */
    async send<Answer extends object>(text: string, call: Call<Answer>): Promise<Answer> {
      const form = current;
      try {
        return await call(FORMS[form]!(text));
      } catch (error) {
        if (!isRefusal(error)) throw error;
        // Another search may be about to find out.
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
    /** Forgets what has worked. */
    clear() {
      current = 0;
      nextTryAt = -Infinity;
    },
  };
}

export type SearchForms = ReturnType<typeof searchForms>;

const isRefusal = (error: unknown) => error instanceof UpstreamError && REFUSALS.has(error.status ?? 0);
