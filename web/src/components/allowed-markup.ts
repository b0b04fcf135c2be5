/** A link may lead to plain http; a picture from there would be mixed content. */
export const isMixedContent = (attribute: string, value: string) => attribute === 'src' && /^\s*http:/i.test(value);
