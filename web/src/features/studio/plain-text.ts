/** The text of HTML, on one line. In a browser only; scripts and handlers of the HTML do not run. */
export const plainText = (html: string) =>
  new DOMParser()
    .parseFromString(html.replaceAll('<', ' <'), 'text/html')
    .body.textContent.replaceAll(/\s+/g, ' ')
    .trim();
