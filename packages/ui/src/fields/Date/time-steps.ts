const day = 24 * 60;

const minutesOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
};

const written = (minutes: number): string => {
  const inDay = ((minutes % day) + day) % day;
  return [Math.floor(inDay / 60), inDay % 60].map((part) => String(part).padStart(2, '0')).join(':');
};

/** The next time on the grid of `step` minutes, up or down; over midnight it goes round. */
export const stepTime = (time: string, step: number, direction: 1 | -1): string => {
  const minutes = minutesOf(time);
  const places = direction === 1 ? Math.floor(minutes / step) + 1 : Math.ceil(minutes / step) - 1;
  return written(places * step);
};

/** The nearest time on the grid of `step` minutes, within the day. */
export const snapTime = (time: string, step: number): string => {
  const place = Math.round(minutesOf(time) / step) * step;
  return written(place >= day ? place - step : place);
};
