export const templateFormats = ['csv', 'xlsx', 'docx'] as const;
export type TemplateFormat = (typeof templateFormats)[number];
