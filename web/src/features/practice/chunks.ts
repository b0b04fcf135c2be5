export const chunks = { stage: /stage\// };
