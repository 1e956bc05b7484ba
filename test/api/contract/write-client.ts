import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import openApiTypescript, { astToString, type OpenAPI3 } from 'openapi-typescript';
import { bundledClient, clientFolder, declarations, operationsFile, typesNotice } from './client-files';
import { contractFile } from './current-document';

/** `npm run client`: writes what of the client is made from the contract. */
const types = astToString(
  await openApiTypescript(JSON.parse(readFileSync(contractFile, 'utf8')) as OpenAPI3, { defaultNonNullable: false }),
);
writeFileSync(join(clientFolder, 'contract.d.ts'), `${typesNotice()}${types}`);
writeFileSync(join(clientFolder, 'operations.ts'), operationsFile());
writeFileSync(join(clientFolder, 'index.js'), bundledClient());
for (const [file, text] of Object.entries(declarations())) writeFileSync(join(clientFolder, file), text);
console.log(`The client stands in ${clientFolder}`);
