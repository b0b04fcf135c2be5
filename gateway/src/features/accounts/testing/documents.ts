export const documents = ['mutation Exchange { exchangeSignInCode(code: "x", verifier: "y") { token user { id } } }'];
