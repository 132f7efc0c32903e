import { findSpecialty, type Specialty } from '../../reference/specialties.js';
import type { PracticeSkill } from './practice-skill.entity.js';

/** Id of a skill in the contract: the reviews service makes the same of what it counts. */
export const skillId = (practiceId: string, specialtyId: string): string => `${practiceId}:${specialtyId}`;

export interface ShownSkill {
  id: string;
  position: number;
  specialty: Specialty;
}

/** Skills as the contract has them, without those that the reference list has no more. */
export function shownSkills(practiceId: string, skills: readonly PracticeSkill[]): ShownSkill[] {
  return skills.flatMap(({ specialtyId, position }) => {
    const specialty = findSpecialty(specialtyId);
    return specialty ? [{ id: skillId(practiceId, specialtyId), position, specialty }] : [];
  });
}
