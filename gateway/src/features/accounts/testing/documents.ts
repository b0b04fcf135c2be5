export const documents = [
  'mutation Exchange { exchangeSignInCode(code: "x", verifier: "y") { token user { id } } }',
  'mutation Language { setLanguage(language: "bn") { id language } }',
];
