import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { servicesFolder } from '../services/services-folder';
import { type BookableExcursion, findExcursion } from '../support/bookable-excursion';
import { openOtherGuestsBookings, type OtherGuestsBookings } from '../support/other-guests-bookings';
import { type ApiClient, signIn } from '../support/sign-in';
import { openSite, type Site } from './site';

export interface ExcursionSite {
  readonly site: Site;
  readonly eleanor: ApiClient;
  /** One that Eleanor can reserve. */
  readonly excursion: BookableExcursion;
  /** Another node of the same line, at which others reserve. */
  readonly other: OtherGuestsBookings;
  close(): Promise<void>;
}

/** A site whose line is in a folder, so that a second booking system can open it too. */
export async function openExcursionSite(): Promise<ExcursionSite> {
  const folder = mkdtempSync(join(servicesFolder(), 'outings-'));
  const site = await openSite({ env: { DATA_DIR: folder } });
  const eleanor = await signIn(site.url, 'guest@example.com');
  const excursion = await findExcursion(eleanor);
  const other = await openOtherGuestsBookings(folder, excursion);
  return {
    site,
    eleanor,
    excursion,
    other,
    close: async () => {
      await other.close();
      await site.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
