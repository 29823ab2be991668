import type { FailureKind, FailureValues } from '../loading/open-failure.ts';

/** All texts of the viewer itself, without those of venues. */
export type ViewerTexts = {
  readonly search: string;
  readonly searchHint: string;
  readonly clearSearch: string;
  readonly categories: string;
  readonly allPlaces: string;
  readonly back: string;
  /** Label for the number of places in a list. */
  readonly places: (count: string, plural: Intl.LDMLPluralRule) => string;
  readonly nothingFound: (query: string) => string;
  readonly openNow: string;
  readonly closedNow: string;
  readonly openingHours: string;
  readonly everyDay: string;
  readonly website: string;
  readonly phone: string;
  readonly directions: string;
  readonly from: string;
  readonly to: string;
  readonly choosePlace: string;
  readonly swap: string;
  readonly stepFree: string;
  readonly noRoute: string;
  readonly sameEnds: string;
  readonly steps: string;
  readonly floors: string;
  readonly building: string;
  readonly language: string;
  readonly share: string;
  readonly copied: string;
  readonly copyFailed: string;
  readonly close: string;
  readonly zoomIn: string;
  readonly zoomOut: string;
  readonly showAll: string;
  readonly openMap: string;
  readonly touchToBegin: string;
  readonly stillThere: string;
  /** With the seconds that are left, as a number and its unit. */
  readonly beginsAnew: (time: string) => string;
  readonly goOn: string;
  readonly startAgain: string;
  readonly notFollowed: (parameter: string) => string;
  readonly loading: string;
  readonly cannotShow: string;
  readonly tryAgain: string;
  /** Heading of the page that opens maps. */
  readonly openTitle: string;
  readonly openHint: string;
  readonly venues: string;
  readonly openFile: string;
  readonly dropFile: string;
  readonly fileAddress: string;
  readonly openAddress: string;
  readonly badAddress: string;
  readonly download: string;
  readonly otherMap: string;
  /** What is wrong and what to do, in words for visitors. */
  readonly failures: Readonly<Record<FailureKind, (values: FailureValues) => string>>;
};
