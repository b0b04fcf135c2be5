import type { Document } from 'domhandler';
import { DomHandler, Parser } from 'htmlparser2';

// No text of a person is as deep. Closing a tag costs the depth that it closes at.
const MAX_DEPTH = 200;

class TooDeep extends Error {}

class LimitedHandler extends DomHandler {
  private depth = 0;

  override onopentag(name: string, attributes: Record<string, string>): void {
    this.depth += 1;
    if (this.depth > MAX_DEPTH) throw new TooDeep();
    super.onopentag(name, attributes);
  }

  override onclosetag(): void {
    this.depth -= 1;
    super.onclosetag();
  }
}

/** Undefined if elements are nested deeper than 200. */
export function parseHtml(html: string): Document | undefined {
  const handler = new LimitedHandler();
  try {
    new Parser(handler, { decodeEntities: true }).end(html);
  } catch (error) {
    if (error instanceof TooDeep) return undefined;
    throw error;
  }
  return handler.root;
}
