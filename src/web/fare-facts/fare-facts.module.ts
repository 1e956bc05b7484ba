import { ContainerModule } from 'inversify';
import { Clock } from '../../core/shared/clock.port';
import { construct } from '../../construct';
import { tokens } from '../../tokens';
import { FareFactsPresenter } from './fare-facts-presenter';

export const fareFactsModule = new ContainerModule(({ bind }) => {
  construct(bind(FareFactsPresenter), FareFactsPresenter, {
    facts: tokens.fareFacts,
    terms: tokens.bookingTerms,
    clock: Clock,
    officeTimeZone: tokens.officeTimeZone,
  });
});
