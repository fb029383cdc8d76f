/** Surgeons and hospitals of the demo world. */
export const surgeons = [
  'Dr. Anna Keller',
  'Dr. James Whitfield',
  'Prof. Haruto Sato',
  'Dr. Isabel Marques',
  'Dr. Lucas Andersen',
  'Dr. Priya Raman',
  'Dr. Thomas Berger',
  'Dr. Olivia Grant',
] as const;

export const hospitals = [
  'Charité Berlin',
  'Henry Ford Hospital',
  'St. Luke’s Tokyo',
  'Royal North Shore',
  'Universitätsklinikum Freiburg',
  'Bronson Methodist',
  'Osaka General',
  'Lilavati Hospital',
] as const;

export const patients = [
  'M. Albers',
  'K. Brandt',
  'S. Chen',
  'R. Dalal',
  'J. Evans',
  'T. Fukuda',
  'L. Garcia',
  'H. Hansen',
  'P. Iyer',
  'A. Jensen',
  'E. Krüger',
  'N. Lopez',
] as const;

/** What planners write about plans. */
export const comments = [
  'Surgeon asked for delivery before noon.',
  'Scan repeated, slices were too thick.',
  'Customer confirmed the order by phone.',
  'Waiting for the signed approval form.',
  'Shipment goes together with the loaner set.',
  'Design changed on request of the surgeon.',
  'Surgery moved by one week, no rush any more.',
  'Please pack with the short screws.',
] as const;
