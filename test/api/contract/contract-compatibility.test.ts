import { readFileSync } from 'node:fs';
import { type Contract, findBreaks } from './compare-contracts';
import { inlineReferences } from '../../../src/web/openapi/inline-references';
import { contractFile, currentDocument } from './current-document';

describe('docs/integrators/openapi.v1.json', () => {
  const recorded = JSON.parse(readFileSync(contractFile, 'utf8')) as Contract;

  it('H57 is kept: nothing that clients rely on is gone or narrower (docs/integrators/versioning-and-deprecation.md)', () => {
    expect(Object.keys(recorded.paths).length).toBeGreaterThan(50);
    expect(findBreaks(recorded, currentDocument() as Contract)).toEqual([]);
  });

  it('H57 says of every parameter what it is, and of a form in the address which there are', () => {
    const { paths } = inlineReferences(currentDocument());
    const parameters = Object.values(paths).flatMap((methods) =>
      Object.values(methods).flatMap(({ operationId, parameters = [] }) =>
        parameters.map((parameter) => ({ operationId, ...parameter })),
      ),
    );
    expect(parameters.length).toBeGreaterThan(60);
    expect(
      parameters
        .filter(({ description = '' }) => description.trim() === '')
        .map(({ operationId, name }) => `${operationId} ${name}`),
    ).toEqual([]);
    const sendForm = paths['/api/forms/{formId}']?.['post'];
    const { enum: forms = [] } = (sendForm?.parameters?.find(({ name }) => name === 'formId')?.schema ?? {}) as {
      readonly enum?: readonly string[];
    };
    expect(forms).toContain('charter');
    for (const form of forms) expect(sendForm?.description).toMatch(new RegExp(`The form ${form} needs first_name, `));
    expect(sendForm?.description).toMatch(/The form charter needs [^.]*partySize/);
    expect(sendForm?.description).not.toMatch(/The form deck-plan-book needs [^.]*partySize/);
  });
});
