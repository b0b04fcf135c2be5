export const documents = ['query One($ref: String!) { question(ref: $ref) { id ref } }'];
