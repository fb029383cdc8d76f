/** The path in a request at which somebody mends a member of the filters, or a part of one, as `dateFilter/relativeDate`. */
export type PathOf = (part: string) => string;

/** Where a request has filters: under one path, except for members that stand at another one. */
export const filtersAt =
  (path: string, elsewhere: Readonly<Record<string, string>> = {}): PathOf =>
  (part) => {
    const [member = ''] = part.split('/');
    return `${elsewhere[member] ?? `${path}/${member}`}${part.slice(member.length)}`;
  };

/** Of filters that were kept before the request has nothing. */
export const keptFilters: PathOf = () => '';
