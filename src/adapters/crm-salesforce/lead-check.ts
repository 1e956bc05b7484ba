import type { MappingCheck } from './check-mapping';
import Joi from 'joi';
import type { SalesforceClient } from './salesforce-client';
import { isFailure, salesforceUnavailable } from './salesforce-failure';

const describeSchema = Joi.object<{ fields: readonly { readonly name: string }[] }>({
  fields: Joi.array()
    .required()
    .items(Joi.object({ name: Joi.string().required() })),
});

interface LeadCheckParts {
  readonly client: SalesforceClient;
  readonly object: string;
  readonly fields: readonly string[];
}

/** Checks that the fields of leads exist, because a lead with an unknown field is refused for good. */
export class LeadFieldsCheck {
  readonly name = 'lead-fields';
  private isComplete = false;

  constructor(private readonly parts: LeadCheckParts) {}

  async look(): Promise<MappingCheck> {
    const { client, object, fields } = this.parts;
    const outcome = await client.read({ path: `/sobjects/${object}/describe`, schema: describeSchema });
    if (isFailure(outcome)) return { kind: 'unreachable', failure: outcome };
    const fieldNames = new Set(outcome.body.fields.map(({ name }) => name));
    const lines = fields
      .filter((field) => !fieldNames.has(field))
      .map((field) => `${object}.${field}: is no field, or the site’s user may not see it (leads)`);
    this.isComplete = lines.length === 0;
    return this.isComplete ? { kind: 'complete' } : { kind: 'missing', lines };
  }

  /** `/health` calls this check, which sends no request after one success. @throws Error that says what is missing */
  async check(): Promise<void> {
    if (this.isComplete) return;
    const mappingCheck = await this.look();
    if (mappingCheck.kind === 'missing') throw new Error(mappingCheck.lines.join('; '));
    if (mappingCheck.kind === 'unreachable') throw salesforceUnavailable(mappingCheck.failure);
  }
}
