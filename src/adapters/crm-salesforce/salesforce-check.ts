import Joi from 'joi';
import { checkMapping, type MappingCheck } from './check-mapping';
import type { SalesforceMapping } from './mapping';
import type { EntityName } from './mapping-shape';
import type { SalesforceClient } from './salesforce-client';
import { expectAnswer, salesforceUnavailable } from './salesforce-failure';

const trustedForMs = 60_000;

interface CheckParts {
  readonly client: SalesforceClient;
  readonly mapping: SalesforceMapping;
  readonly entities: readonly EntityName[];
  readonly log: { warn(details: object, message: string): void };
  readonly now?: () => number;
}

/** Checks at most once a minute, because every call counts against the allocation. */
export class SalesforceCheck {
  readonly name = 'salesforce';
  private isComplete = false;
  private latest: { readonly answer: Promise<void>; readonly at: number } | undefined;

  constructor(private readonly parts: CheckParts) {}

  async look(): Promise<MappingCheck> {
    const { client, mapping, entities } = this.parts;
    const mappingCheck = await checkMapping(client, mapping, entities);
    this.isComplete = mappingCheck.kind === 'complete';
    return mappingCheck;
  }

  /** @throws Error that says what is missing, Unavailable when Salesforce does not answer */
  check(): Promise<void> {
    const at = (this.parts.now ?? (() => performance.now()))();
    if (!this.latest || at - this.latest.at >= trustedForMs) this.latest = { answer: this.ask(), at };
    return this.latest.answer;
  }

  private async ask(): Promise<void> {
    if (this.isComplete) {
      expectAnswer(
        await this.parts.client.read({
          path: '/query',
          query: { q: 'SELECT Id FROM User LIMIT 1' },
          schema: Joi.object(),
        }),
      );
      return;
    }
    const mappingCheck = await this.look();
    // `/health` shows only that it fails; the log tells the operator why.
    if (mappingCheck.kind === 'missing')
      this.parts.log.warn(
        { vendor: 'Salesforce', missing: mappingCheck.lines },
        'Salesforce has not what the mapping says',
      );
    if (mappingCheck.kind === 'missing') throw new Error(mappingCheck.lines.join('; '));
    if (mappingCheck.kind === 'unreachable') throw salesforceUnavailable(mappingCheck.failure);
  }
}
