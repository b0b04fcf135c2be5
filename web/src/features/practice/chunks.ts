export const chunks = { stage: /stage\//, lists: /hub\/OwnListLink/ };
