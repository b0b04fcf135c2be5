type Issue = { path: PropertyKey[]; message: string };
type Result<Env> = { success: true; data: Env } | { success: false; error: { issues: Issue[] } };
type Schema<Env> = { safeParse: (values: unknown) => Result<Env> };

/** An empty variable counts as unset. Throws one line that names the first invalid setting. */
export function parseEnv<Env>(schema: Schema<Env>, source: NodeJS.ProcessEnv): Env {
  const values = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const result = schema.safeParse(values);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw new Error(`${issue?.path.join('.')}: ${issue?.message}`);
}
