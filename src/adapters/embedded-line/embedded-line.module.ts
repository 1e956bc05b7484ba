import { ContainerModule } from 'inversify';
import { sql } from 'kysely';
import { BespokeRequests } from '../../core/excursions/bespoke-requests.port';
import { Clock } from '../../core/shared/clock.port';
import { construct } from '../../construct';
import { tokens } from '../../tokens';
import { EmbeddedBespokeRequests } from '../embedded-engine/excursions/bespoke-requests';
import type { EmbeddedLine } from './embedded-line';

/** The line's own database and what its content says of it, whichever systems are chosen. */
export const embeddedLineModule = ({ database, content: { facts, home, messages } }: EmbeddedLine) =>
  new ContainerModule(({ bind }) => {
    bind(tokens.database).toConstantValue(database);
    bind(tokens.systemCheck).toConstantValue({
      name: 'database',
      check: async () => void (await sql`select 1`.execute(database)),
    });
    construct(bind(BespokeRequests), EmbeddedBespokeRequests, [tokens.database, Clock]);
    bind(tokens.bookingTerms).toConstantValue(facts.booking);
    bind(tokens.excursionTerms).toConstantValue(facts.experiences);
    bind(tokens.officeTimeZone).toConstantValue(facts.timeZone);
    bind(tokens.sharedPicture).toConstantValue(home.slides[0].picture.name);
    bind(tokens.lineMessages).toConstantValue(messages);
    bind(tokens.lineName).toConstantValue(facts.name);
    bind(tokens.lineContact).toConstantValue({
      legalName: facts.copyrightName,
      phone: facts.phone,
      email: facts.emails.general,
      address: facts.address,
    });
    bind(tokens.privacyEmail).toConstantValue(facts.emails.privacy);
    bind(tokens.lineEmail).toConstantValue(facts.emails.reservations);
  });
