/** A job has at most a hundred steps (mostWorkflowSteps), so that job and place make one number. */
const placesPerJob = 128;

/** The id under which a step of a job or of a rework goes over the wire. */
export const stepIdOf = (ownerId: number, place: number): number => ownerId * placesPerJob + place;

/** The place of a step in its job; undefined when the id is that of a step of another job. */
export function placeOfStep(stepId: number, ownerId: number): number | undefined {
  const place = stepId - ownerId * placesPerJob;
  return place >= 1 && place < placesPerJob ? place : undefined;
}
