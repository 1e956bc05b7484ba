export const fareFactsTexts = {
  title: 'Before you decide',
  short: 'What the fare covers, and what it does not',
  included: 'In the fare',
  charged: 'Not in the fare',
  firstOf: (items: readonly string[]) =>
    items.length > 3 ? `${items.slice(0, 3).join(' · ')} · and ${items.length - 3} more` : items.join(' · '),
  paying: 'Deposit and balance',
  payingFor: (price: string) => `For a suite at ${price}`,
  deposit: 'Deposit',
  depositText: (amount: string, percent: number) => `${amount}, ${percent}% of the fare, when you reserve`,
  depositOffer: (days: number) =>
    `Or hold the suite as an offer without paying; the deposit is then due within ${days} days.`,
  balance: 'Balance',
  balanceText: (amount: string, day: string, days: number) => `${amount} by ${day}, ${days} days before sailing`,
  allDue: (amount: string, days: number) =>
    `All of it, ${amount}, when you reserve, since she sails in ${days} days or fewer.`,
  rule: {
    deposit: (percent: number) => `${percent}% of the fare when you reserve`,
    balance: (days: number) => `The rest ${days} days before sailing; after that day everything when you reserve`,
  },
  cancelling: 'If you cancel',
  cancellingScale: (price: string) => `Of a fare of ${price} for two guests`,
  when: 'The day it reaches us',
  kept: 'We keep',
  back: 'You get back',
  firstCharge: (when: string, retainedAmount: string) => `${when}: we keep ${retainedAmount}`,
  until: (day: string) => `Until ${day}`,
  between: (from: string, to: string) => `${from} to ${to}`,
  terms: 'The terms in full',
  children: 'Children',
  youngest: (months: number) =>
    months % 12 === 0 && months > 0
      ? `The youngest guest is ${months === 12 ? 'one year' : `${months / 12} years`} old on the day of sailing.`
      : `The youngest guest is ${months} months old on the day of sailing.`,
  access: 'Going ashore',
  accessCaption: 'How she lies in each port, and what is known of the way ashore',
  accessIn: (region: string) => `How she lies in the ports of ${region}, and what is known of the way ashore`,
  port: 'Port',
  berth: 'She lies',
  steps: 'Steps',
  walk: 'Walk',
  berths: {
    docked: 'Alongside, with a ramp',
    anchored: 'Off the port, by tender',
    both: 'Alongside or off the port, by date',
  },
  portsWith: (count: number, berth: string) =>
    `${count} ${count === 1 ? 'port' : 'ports'}: ${berth.charAt(0).toLowerCase()}${berth.slice(1)}`,
  unknown: 'Not known',
  noSteps: 'None',
  metres: (count: number) => `${Math.round(count * 3.281)} ft (${count} m)`,
  accessNote:
    'Steps and walk to the first street or car are shown where we know them. For any other port ask us: a consultant finds out before you pay.',
  papers: 'Papers',
  papersOf: (nationality: string) => `With a passport of: ${nationality}`,
  papersUnknown: 'Not on file. Ask us before you pay.',
  papersChecked: (day: string) =>
    `Rules of the authorities as read on ${day}. They change; your consultant sends the list for your sailing, and having the papers is up to you.`,
} as const;
