import type { LeaderId } from '@suite/site/site';
import chiefExecutiveOfficer from '../../../pictures/leaders/chief-executive-officer.svg';
import consultant from '../../../pictures/leaders/consultant.svg';
import director from '../../../pictures/leaders/director.svg';
import managerOperations from '../../../pictures/leaders/manager-operations.svg';
import mentor from '../../../pictures/leaders/mentor.svg';

/** URL of each leader's portrait. */
export const leaderPortraits: Record<LeaderId, string> = {
  'chief-executive-officer': chiefExecutiveOfficer,
  director,
  'manager-operations': managerOperations,
  consultant,
  mentor,
};
