const meanings: Readonly<Record<string, string>> = {
  action:
    'The form that the check is for: the last segment of the endpoint that takes its token, such as otp-request or contact-us.',
  startDate: 'The first day, YYYY-MM-DD.',
  endDate: 'The last day, YYYY-MM-DD.',
  itineraryId: 'The itinerary id of a sailing, as findVoyages names it.',
  opportunityId:
    'The id of a guest’s meeting page: what findOpportunity answers to a signed-in guest, or the `id` of the page that the line has sent them.',
  reservationId: 'The number of one of the guest’s reservations: `seawareId` of getReservations.',
  skipDetails: 'Leaves out what the reservation system says of the guests of each reservation.',
  tourCode:
    'The code of an experience, such as ONX-1704: the middle part of a `bookableTourId` of getShoreExAvailable.',
};

export const meaningOf = (name: string): string | undefined =>
  Object.hasOwn(meanings, name) ? meanings[name] : undefined;
