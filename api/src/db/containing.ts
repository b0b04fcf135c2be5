/** A pattern of LIKE for texts of which this is a part. */
export const containing = (part: string) => `%${part.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
