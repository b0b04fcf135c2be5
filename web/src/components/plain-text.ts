/** The text of HTML. A document made by DOMParser loads and runs nothing. Only in browsers. */
export const plainText = (html: string) => new DOMParser().parseFromString(html, 'text/html').body.textContent;
