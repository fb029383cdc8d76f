import { isWebAddress } from '../address/web-address.ts';

/** A region with all its countries, as the configuration has it. */
export interface RegionOfCountries<Country extends { readonly id: number }> {
  readonly id: number;
  readonly name: string;
  readonly children: readonly Country[];
}

/** A region of a file: the countries of it that were chosen; implicit when these are all (§3.9.9). */
export interface FileRegion<Country> {
  readonly name: string;
  readonly isImplicit: boolean;
  readonly children: readonly Country[];
}

/** The regions of a file by the configuration of today: a region that gained a country is implicit no more (O19). */
export function regionsOfFile<Country extends { readonly id: number }>(
  countryIds: ReadonlySet<number>,
  regions: readonly RegionOfCountries<Country>[],
): FileRegion<Country>[] {
  return regions.flatMap(({ name, children }) => {
    const chosen = children.filter(({ id }) => countryIds.has(id));
    return chosen.length > 0
      ? [{ name, isImplicit: chosen.length === children.length, children: chosen }]
      : [];
  });
}

/** What is wrong with the location of a file (O18). */
export function fileLocationError(location: string): string | undefined {
  if (location === '') return 'Location is required';
  return isWebAddress(location) ? undefined : 'Location is not valid uri.';
}
