export type LeadsConfig =
  | { readonly kind: 'embedded' }
  | { readonly kind: 'salesforce' }
  /** Web-to-Lead suits an organisation without an API user for the site. */
  | {
      readonly kind: 'web-to-lead';
      readonly url: string;
      readonly organisationId: string;
      readonly mappingFile: string;
    };

export type CalendarConfig =
  | { readonly kind: 'embedded' }
  | { readonly kind: 'salesforce'; readonly territoryId: string; readonly workTypeId: string };

type EnvironmentValues = Readonly<Record<string, unknown>>;

export function readLeads(value: EnvironmentValues): LeadsConfig {
  switch (value['LEADS']) {
    case 'salesforce':
      return { kind: 'salesforce' };
    case 'web-to-lead':
      return {
        kind: 'web-to-lead',
        url: String(value['WEB_TO_LEAD_URL']),
        organisationId: String(value['WEB_TO_LEAD_OID']),
        mappingFile: String(value['SF_MAPPING']),
      };
    default:
      return { kind: 'embedded' };
  }
}

export const readCalendar = (value: EnvironmentValues): CalendarConfig =>
  value['CALENDAR'] === 'salesforce'
    ? {
        kind: 'salesforce',
        territoryId: String(value['SF_TERRITORY_ID']),
        workTypeId: String(value['SF_WORK_TYPE_ID']),
      }
    : { kind: 'embedded' };

/**
 * Appointments refer to contacts, opportunities and consultants of the same organisation, and passkeys to its contacts.
 */
export const calendarFaults = ({ CRM, CALENDAR, PASSKEYS }: EnvironmentValues): readonly string[] =>
  CRM === 'salesforce'
    ? []
    : [
        ...(CALENDAR === 'salesforce'
          ? ['CALENDAR: "salesforce" needs CRM=salesforce, whose guests and consultants it has']
          : []),
        ...(PASSKEYS === 'salesforce' ? ['PASSKEYS: "salesforce" needs CRM=salesforce, whose guests they open'] : []),
      ];
