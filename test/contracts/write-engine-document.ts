// `npm run contract:document`: writes the reservation-engine contract's OpenAPI document anew from its joi schemas.
import { writeFileSync } from 'node:fs';
import { currentDocument, documentFile } from './engine-document';

writeFileSync(documentFile, currentDocument());
console.log(`${documentFile} is written.`);
