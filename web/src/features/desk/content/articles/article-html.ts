/** As an import makes it: heads of tables with their scope, no paragraphs around the text of cells and items. */
export function tidyArticle(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const box of body.querySelectorAll('li, td, th')) unwrapOnly(box);
  for (const cell of body.querySelectorAll('td, th')) {
    for (const name of ['colspan', 'rowspan']) if (cell.getAttribute(name) === '1') cell.removeAttribute(name);
  }
  for (const table of body.querySelectorAll('table')) setHead(table);
  while (isBlank(body.lastElementChild)) body.lastElementChild!.remove();
  return body.innerHTML;
}

const isBlank = (element: Element | null) => element?.tagName === 'P' && element.innerHTML === '';

/** A list's own list may follow the paragraph. */
function unwrapOnly(box: Element): void {
  const paragraphs = [...box.children].filter(({ tagName }) => tagName === 'P');
  const [only] = paragraphs;
  if (paragraphs.length === 1 && box.firstElementChild === only) only.replaceWith(...only.childNodes);
}

function setHead(table: HTMLTableElement): void {
  const [first] = table.rows;
  if (!first || table.tHead || ![...first.cells].every(({ tagName }) => tagName === 'TH')) return;
  for (const cell of first.cells) if (!cell.hasAttribute('scope')) cell.setAttribute('scope', 'col');
  table.createTHead().append(first);
  if (table.tBodies[0]?.rows.length === 0) table.tBodies[0].remove();
}

/** Tags of which there are fewer after the editor has read the article: it would lose them. */
export function lostTags(before: string, after: string): string[] {
  const counts = [before, after].map((html) => {
    const { body } = new DOMParser().parseFromString(tidyArticle(html), 'text/html');
    return Map.groupBy(body.querySelectorAll('*'), ({ tagName }) => tagName.toLowerCase());
  });
  const [had, has] = counts as [Map<string, Element[]>, Map<string, Element[]>];
  return [...had.keys()].filter((tag) => tag !== 'tbody' && had.get(tag)!.length > (has.get(tag)?.length ?? 0));
}
