// The package has no types of its own.
declare module 'moodlexml-to-json' {
  type Questions = { questions: Record<string, unknown>[] };
  export default function read(xml: string, done: (result: Questions, error?: Error) => void): void;
}
