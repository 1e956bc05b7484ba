import { ContainerModule } from 'inversify';
import { NotifyGuest } from '../../core/notification-settings/notify-guest';
import { OpenParty } from '../../core/party/open-party';
import { PreparationReminders } from '../../core/preparation/preparation-reminders.port';
import { Preparations } from '../../core/preparation/preparations.port';
import { RemindOfPreparation } from '../../core/preparation/remind-of-preparation';
import { Clock } from '../../core/shared/clock.port';
import { PeriodicJob } from '../../jobs/periodic-job';
import { remindOfPreparationJob } from './preparation.jobs';
import { construct } from '../../construct';
import { tokens } from '../../tokens';
import { absoluteAddress } from '../absolute-address';
import { hrefPreparation } from '../hrefs';

/**
 * This module is loaded whatever the reservation system is: entries are stored here, so that a vendor's system cannot
 * remind of them.
 */
export const preparationRemindersModule = new ContainerModule(({ bind }) => {
  construct(bind(RemindOfPreparation), RemindOfPreparation, {
    reminders: PreparationReminders,
    parties: OpenParty,
    preparations: Preparations,
    notifyGuest: NotifyGuest,
    terms: tokens.preparationTerms,
    clock: Clock,
    officeTimeZone: tokens.officeTimeZone,
    lineName: tokens.lineName,
    addressOf: absoluteAddress(hrefPreparation),
  });
  bind(PeriodicJob).toResolvedValue(remindOfPreparationJob, [RemindOfPreparation, tokens.log]);
});
