/** Far more than any request has, far fewer than a recursive function can take. */
const MAX_DEPTH = 64;

const [QUOTE, BACKSLASH] = [0x22, 0x5c];
const isOpening = (byte: number) => byte === 0x5b || byte === 0x7b;
const isClosing = (byte: number) => byte === 0x5d || byte === 0x7d;

/** Whether UTF-8 bytes of JSON have more than 64 levels: functions that walk the parsed value would overflow the stack. */
export function isTooDeep(json: Uint8Array): boolean {
  let depth = 0;
  let isInText = false;
  for (let index = 0; index < json.length; index += 1) {
    const byte = json[index]!;
    if (isInText) {
      if (byte === BACKSLASH) index += 1;
      else if (byte === QUOTE) isInText = false;
    } else if (byte === QUOTE) isInText = true;
    else if (isClosing(byte)) depth -= 1;
    else if (isOpening(byte)) {
      depth += 1;
      if (depth > MAX_DEPTH) return true;
    }
  }
  return false;
}

/** For body-parser: a client error, told in the program's own words. */
export function refuseDeep(_request: unknown, _response: unknown, body: Uint8Array): void {
  if (isTooDeep(body)) throw Object.assign(new Error('JSON is nested too deeply'), { status: 400, expose: true });
}
