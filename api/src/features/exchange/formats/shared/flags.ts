export function readFlag(text: string): boolean | undefined {
  if (/^(?:true|yes|1)$/i.test(text)) return true;
  return /^(?:false|no|0)$/i.test(text) ? false : undefined;
}
