/** Tag of stored pages and answers that show the days of one sailing. */
export const sailingTag = (itineraryId: string): string => `sailing:${itineraryId}`;
