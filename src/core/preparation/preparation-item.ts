export const preparationItems = [
  'papers',
  'entry',
  'insurance',
  'emergency',
  'diet',
  'health',
  'journey',
  'boarding',
] as const;
export type PreparationItem = (typeof preparationItems)[number];

export const audiences = ['consultant', 'galley', 'excursions', 'doctor'] as const;
export type Audience = (typeof audiences)[number];

export type EntryValues = Readonly<Record<string, string>>;

interface EntryOption {
  readonly value: string;
  readonly label: string;
}

interface FieldBase {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly isOptional?: true;
  /** The field is required only where another field has one of these values. */
  readonly when?: { readonly field: string; readonly isOneOf: readonly string[] };
}

export type EntryField = FieldBase &
  (
    | { readonly kind: 'text' | 'area'; readonly maxLength: number }
    | { readonly kind: 'document-number' | 'telephone' | 'date' | 'time' | 'country' | 'hour' }
    | { readonly kind: 'choice' | 'several'; readonly options: readonly EntryOption[] }
  );

interface ItemDefinition {
  readonly title: string;
  readonly about: string;
  readonly fields: readonly EntryField[];
  /** Audiences with which the guest may share the entry; the first ones are ticked initially. */
  readonly audiences: readonly Audience[];
}

const option = (value: string, label: string): EntryOption => ({ value, label });
const yesNo = (yes: string, no: string) => [option('yes', yes), option('no', no)];
const byAir = { field: 'arrivesBy', isOneOf: ['flight'] } as const;
const offByAir = { field: 'leavesBy', isOneOf: ['flight'] } as const;

export const audienceNames: Readonly<Record<Audience, string>> = {
  consultant: 'Your consultant',
  galley: 'The galley',
  excursions: 'Those who lead your excursions, and their restaurants',
  doctor: 'The doctor on board',
};

export const itemDefinitions: Readonly<Record<PreparationItem, ItemDefinition>> = {
  papers: {
    title: 'Travel document',
    about: 'The document you travel with. Its number is sealed where we store it.',
    audiences: ['consultant'],
    fields: [
      {
        name: 'type',
        label: 'Document',
        kind: 'choice',
        options: [option('passport', 'Passport'), option('identity-card', 'Identity card')],
      },
      { name: 'number', label: 'Number', kind: 'document-number' },
      { name: 'nationality', label: 'Nationality', kind: 'country' },
      { name: 'validUntil', label: 'Valid until', kind: 'date' },
    ],
  },
  entry: {
    title: 'Visas and health rules',
    about: 'What the countries of your route ask for, as far as we know it, and whether you have it.',
    audiences: ['consultant'],
    fields: [
      {
        name: 'state',
        label: 'Where you stand',
        kind: 'choice',
        options: [
          option('have', 'I have checked, and have what I need'),
          option('applied', 'I have applied, and wait for an answer'),
          option('help', 'I need help with it'),
        ],
      },
      { name: 'note', label: 'Note', kind: 'area', maxLength: 500, isOptional: true },
    ],
  },
  insurance: {
    title: 'Travel insurance',
    about: 'So that we reach your insurer when you cannot.',
    audiences: ['consultant', 'doctor'],
    fields: [
      {
        name: 'insured',
        label: 'Insurance',
        kind: 'choice',
        options: yesNo('I am insured', 'I travel without insurance'),
      },
      { name: 'insurer', label: 'Insurer', kind: 'text', maxLength: 80, when: { field: 'insured', isOneOf: ['yes'] } },
      {
        name: 'policy',
        label: 'Policy number',
        kind: 'text',
        maxLength: 40,
        when: { field: 'insured', isOneOf: ['yes'] },
      },
      {
        name: 'phone',
        label: 'Emergency telephone of the insurer',
        kind: 'telephone',
        when: { field: 'insured', isOneOf: ['yes'] },
      },
    ],
  },
  emergency: {
    title: 'Emergency contact',
    about: 'A person who does not travel with you.',
    audiences: ['consultant', 'doctor'],
    fields: [
      { name: 'name', label: 'Name', kind: 'text', maxLength: 80 },
      { name: 'relation', label: 'What they are to you', kind: 'text', maxLength: 40 },
      { name: 'phone', label: 'Telephone', kind: 'telephone' },
    ],
  },
  diet: {
    title: 'Diet and allergies',
    about: 'Read by the galley, and by the restaurants of your excursions, if you let them.',
    audiences: ['galley', 'excursions', 'consultant', 'doctor'],
    fields: [
      {
        name: 'diet',
        label: 'Diet',
        kind: 'several',
        isOptional: true,
        options: [
          option('vegetarian', 'Vegetarian'),
          option('vegan', 'Vegan'),
          option('halal', 'Halal'),
          option('kosher', 'Kosher'),
          option('gluten-free', 'Without gluten'),
          option('lactose-free', 'Without lactose'),
        ],
      },
      {
        name: 'allergies',
        label: 'Allergies',
        kind: 'several',
        isOptional: true,
        options: [
          option('nuts', 'Nuts'),
          option('peanuts', 'Peanuts'),
          option('shellfish', 'Shellfish'),
          option('fish', 'Fish'),
          option('eggs', 'Eggs'),
          option('milk', 'Milk'),
          option('soya', 'Soya'),
          option('sesame', 'Sesame'),
        ],
      },
      {
        name: 'note',
        label: 'Anything else',
        hint: 'Other allergies, how severe they are, and what helps. Leave all of it empty if there is nothing to say.',
        kind: 'area',
        maxLength: 1_000,
        isOptional: true,
      },
    ],
  },
  health: {
    title: 'Mobility and health',
    about: 'Told once, and read only by those whom you choose. You see here who has read it, and when.',
    audiences: ['doctor', 'consultant', 'excursions'],
    fields: [
      {
        name: 'mobility',
        label: 'Walking and stairs',
        kind: 'choice',
        options: [
          option('none', 'No help needed'),
          option('slow', 'I walk slowly, or use a stick'),
          option('stairs', 'I avoid stairs and tenders where I can'),
          option('wheelchair', 'I use a wheelchair'),
        ],
      },
      {
        name: 'note',
        label: 'What we should know',
        hint: 'Such as medication, a pregnancy, or equipment that you bring.',
        kind: 'area',
        maxLength: 1_000,
        isOptional: true,
      },
    ],
  },
  journey: {
    title: 'Arrival and departure',
    about: 'How you come to the yacht, and how you travel on.',
    audiences: ['consultant'],
    fields: [
      {
        name: 'arrivesBy',
        label: 'You arrive',
        kind: 'choice',
        options: [option('flight', 'By air'), option('own', 'On my own way'), option('unknown', 'I do not know yet')],
      },
      { name: 'arrivalFlight', label: 'Flight', kind: 'text', maxLength: 10, when: byAir },
      { name: 'arrivalDay', label: 'Day of arrival', kind: 'date', when: byAir },
      { name: 'arrivalTime', label: 'Landing time, local', kind: 'time', when: byAir },
      {
        name: 'leavesBy',
        label: 'You leave',
        kind: 'choice',
        options: [option('flight', 'By air'), option('own', 'On my own way'), option('unknown', 'I do not know yet')],
      },
      { name: 'departureFlight', label: 'Flight', kind: 'text', maxLength: 10, when: offByAir },
      { name: 'departureDay', label: 'Day of departure', kind: 'date', when: offByAir },
      { name: 'departureTime', label: 'Take-off time, local', kind: 'time', when: offByAir },
      {
        name: 'transfer',
        label: 'Transfer between airport and yacht',
        hint: 'A request: your consultant answers with the price.',
        kind: 'choice',
        options: [
          option('none', 'None'),
          option('arrival', 'On arrival'),
          option('departure', 'On departure'),
          option('both', 'Both ways'),
        ],
      },
    ],
  },
  boarding: {
    title: 'Boarding hour and luggage',
    about: 'An hour keeps the quay calm. Labels for your luggage are printed from here.',
    audiences: ['consultant'],
    fields: [
      { name: 'hour', label: 'Hour of embarkation', kind: 'hour' },
      {
        name: 'bags',
        label: 'Pieces of luggage',
        kind: 'choice',
        options: Array.from({ length: 9 }, (_, count) => option(String(count), String(count))),
      },
    ],
  },
};
