import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import openApiTypescript, { astToString, type OpenAPI3 } from 'openapi-typescript';
import { bundledClient, clientFolder, operationsFile, typesNotice } from './client-files';
import { contractFile } from './current-document';

/** `npm run client`: writes what of the client is made from the contract. */
const types = astToString(await openApiTypescript(JSON.parse(readFileSync(contractFile, 'utf8')) as OpenAPI3));
writeFileSync(join(clientFolder, 'contract.ts'), `${typesNotice()}${types}`);
writeFileSync(join(clientFolder, 'operations.ts'), operationsFile());
writeFileSync(join(clientFolder, 'index.js'), bundledClient());
console.log(`The client stands in ${clientFolder}`);
