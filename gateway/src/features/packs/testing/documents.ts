export const documents = ['query Packs { packKey packs { id kind title questions bytes version locked manifest } }'];
