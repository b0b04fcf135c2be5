export const httpMessages = {
  noOpenApi: () => 'এই REST API-এর কোনো OpenAPI ডকুমেন্ট নেই।',
};
