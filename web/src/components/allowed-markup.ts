/** Links may use plain http; pictures would be mixed content. */
export const isMixedContent = (attribute: string, value: string) => attribute === 'src' && /^\s*http:/i.test(value);
