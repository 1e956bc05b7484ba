import { plainDate } from '../../src/core/shared/plain-date';
import { sampleFareFacts } from '../fare-facts/sample-fare-facts';
import type { PictureFinder } from '../gallery/example-pictures';
import type { DayPageProps } from './DayPage';
import type { VoyagePageProps } from './VoyagePage';
import { frame, sampleCalendar, sampleDateButtons, sampleDropdown } from './sample-voyages';

export function sampleVoyagePage(picture: PictureFinder): VoyagePageProps {
  return {
    frame,
    head: {},
    priceNote: 'Lunch, dinner and treatments cost extra.',
    facts: sampleFareFacts,
    voyage: {
      title: 'Cyclades in Seven Nights',
      region: 'Greek Isles',
      regionHref: '/destinations/greek-isles',
      summary:
        'Athens and back by six islands, late in some harbours and early in others, so that you have them when others do not.',
      paragraphs: [
        'Between the famous two lie islands with one village and one road. On Amorgos and Folegandros you walk on mule tracks between dry-stone walls and hear bees.',
      ],
      highlights: ['Delos at opening time, with a botanist', 'Sailing into the caldera at sunrise'],
      hero: picture('cyclades-dawn'),
      gallery: [picture('aegean-cove'), picture('suite-terrace')],
      facts: [
        { label: 'Nights', value: '7' },
        { label: 'Yacht', value: 'Ondine I' },
        { label: 'From', value: 'Athens' },
        { label: 'To', value: 'Athens' },
      ],
      days: [
        {
          day: 1,
          date: 'Monday, 12 April 2027',
          title: 'Athens',
          country: 'Greece',
          type: 'Docked',
          times: 'Leaves 8:00 pm, local time',
          description: 'Board from three. Aegina and its pistachio terraces slip past in the dusk.',
        },
        {
          day: 2,
          date: 'Tuesday, 13 April 2027',
          title: 'Open water',
          type: 'At Sea',
          description: 'A day without a harbour. Breakfast lasts until somebody looks at a watch.',
          picture: picture('open-sea-night'),
        },
        {
          day: 3,
          date: 'Wednesday, 14 April 2027',
          title: 'Amorgos',
          country: 'Greece',
          type: 'Anchored',
          details: { href: '/voyages/cyclades/days/day-3-amorgos?id=ON1-CYC-270412-007' },
          sailings: { href: '/ports/amorgos#sailings', label: '4' },
          times: '7:30 am to 7:00 pm, local time',
          scheduleNote: 'Tenders run every twenty minutes.',
          description: 'Monks pour a thimble of psimeni raki for everyone who has climbed the three hundred steps.',
          picture: picture('aegean-cove'),
        },
      ],
    },
    sailing: {
      itineraryId: 'ON1-CYC-270412-007',
      dates: '12 – 19 April 2027, 7 nights',
      price: 'Per suite starting from $24,500.00',
      countdown: {
        title: 'She leaves Athens',
        date: plainDate('2027-04-12'),
        today: plainDate('2026-11-21'),
        timeZone: 'UTC',
      },
      reserveText: 'Reserve',
      reserveHref: '/reserve-now/ON1-CYC-270412-007',
      inquireHref: '/inquire-now?itineraryId=ON1-CYC-270412-007',
      watchHref: '/watch?itineraryId=ON1-CYC-270412-007',
    },
    dates: { ...sampleDateButtons, dropdown: sampleDropdown, calendar: sampleCalendar },
    experiences: [],
    stories: [],
    suites: [
      {
        category: 'SV',
        title: 'Seaview Suite',
        summary: 'A bright room near the waterline with a full-width window.',
        size: '388 sq ft (36 m²), terrace 65 sq ft (6 m²)',
        sleeps: 'Up to two guests',
        price: 'Starting at $24,500.00 /suite',
        href: '#',
        picture: picture('suite-seaview'),
      },
      {
        category: 'LS',
        title: 'Loft Suite',
        summary: 'A two-storey suite with a stair and tall windows.',
        size: '1,184 sq ft (110 m²), terrace 323 sq ft (30 m²)',
        sleeps: 'Up to four guests',
        price: 'Waitlist Only',
        href: '#',
        picture: picture('suite-loft'),
      },
      {
        category: 'FS',
        title: 'Funnel Suite',
        summary: 'A living space around the funnel, with glass on three sides.',
        size: '180 m² with a terrace of 90 m²',
        sleeps: 'Up to six guests',
        price: 'By appointment only',
        picture: picture('suite-funnel'),
      },
    ],
    previous: {
      id: 'ON1-PRO-270405-007',
      title: 'Provence by Water',
      dates: '5 – 12 April 2027',
      nights: '7 nights aboard Ondine I',
      ports: 'Marseille to Monte Carlo',
      fares: 'Fares from $23,100.00 per suite',
      href: '#',
      picture: picture('riviera-harbour'),
    },
    next: {
      id: 'ON1-GRN-270419-007',
      title: 'The Grenadines, Slowly',
      dates: '19 – 26 April 2027',
      nights: '7 nights aboard Ondine I',
      ports: 'Bridgetown and back',
      fares: 'Waitlist Only',
      href: '#',
      picture: picture('grenadines-islands'),
    },
  };
}

export function sampleDayPage(picture: PictureFinder): DayPageProps {
  return {
    frame,
    head: {},
    pageTitle: 'Day 3, Amorgos: Cyclades in Seven Nights',
    header: {
      place: 'Day 3 of 8',
      title: 'Amorgos',
      country: 'Greece',
      dates: '14 April 2027',
      times: '7:30 am to 7:00 pm, local time',
      type: 'Anchored',
      previous: { title: 'Open water', href: '/voyages/cyclades/days/day-2-open-water?id=ON1-CYC-270412-007' },
      next: { title: 'Santorini', href: '/voyages/cyclades/days/day-4-santorini?id=ON1-CYC-270412-007' },
    },
    voyage: { title: 'Cyclades in Seven Nights', href: '/voyages/cyclades?id=ON1-CYC-270412-007' },
    description: 'Monks pour a thimble of psimeni raki for everyone who has climbed the three hundred steps.',
    picture: picture('aegean-cove'),
    port: {
      name: 'Amorgos',
      description: 'A ridge eighteen miles long with a monastery pinned to its far cliff.',
      lies: 'She lies off the port that day.',
      href: '/ports/amorgos',
    },
    experiences: [],
    reserveHref: '/reserve-now/ON1-CYC-270412-007',
  };
}
