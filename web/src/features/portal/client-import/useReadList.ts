import { useState } from 'react';
import { draftOf, type ImportDraft } from './importDraft.js';
import type { ImportPractice } from './importPractice.js';
import { ListProblem } from './listFile.js';

const UNREADABLE = "We couldn't read this list. Please try again.";

/**
 * Reads a list and passes it on, or reports the problem.
 * @param noAddress message if no row has an address
 */
export function useReadList(practice: ImportPractice, noAddress: string, onRead: (draft: ImportDraft) => void) {
  const [problem, setProblem] = useState('');
  const [reading, setReading] = useState(false);
  const read = async (given: File | string) => {
    setProblem('');
    setReading(true);
    try {
      const draft = await draftOf(given, practice);
      if (draft.rows.length > 0) onRead(draft);
      else setProblem(noAddress);
    } catch (error) {
      setProblem(error instanceof ListProblem ? error.message : UNREADABLE);
    } finally {
      setReading(false);
    }
  };
  return { read, reading, problem, setProblem };
}
