// The desk shows an article as its readers see it.
export const chunks = { article: /(Article(Skeleton)?|ReviewLine|day|messages\/index)\./ };
