export const chunks = { questions: /(crumbs|useSetCodes|messages\/|chapters\.generated)/ };
