import { chakra } from '../../../ui/chakra.js';
import type { ImportStep } from './useImportSteps.js';

const STEPS = [
  { label: 'Method', steps: ['method'] },
  { label: 'Your list', steps: ['upload', 'paste'] },
  { label: 'Review', steps: ['review'] },
  { label: 'Results', steps: ['results'] },
  { label: 'Done', steps: ['done'] },
] as const satisfies readonly { label: string; steps: readonly ImportStep[] }[];

/** How far the wizard has come. */
export function ImportSteps({ step }: { step: ImportStep }) {
  const present = STEPS.findIndex(({ steps }) => (steps as readonly ImportStep[]).includes(step));
  return (
    <chakra.ol display="flex" flexWrap="wrap" gap={{ base: '2', tablet: '3' }} fontSize="sm" aria-label="Steps">
      {STEPS.map(({ label }, index) => (
        <chakra.li
          key={label}
          aria-current={index === present ? 'step' : undefined}
          display="flex"
          gap="2"
          alignItems="center"
          color={index <= present ? 'text' : 'textFaint'}
          fontWeight={index === present ? 600 : 500}
        >
          <chakra.span
            aria-hidden="true"
            display="grid"
            placeItems="center"
            boxSize="1.5rem"
            rounded="pill"
            bg={index === present ? 'brand' : index < present ? 'brandQuiet' : 'surfaceSunk'}
            color={index === present ? 'onBrand' : index < present ? 'brand' : 'textSoft'}
            fontSize="xs"
          >
            {index < present ? '✓' : index + 1}
          </chakra.span>
          <chakra.span display={{ base: index === present ? 'inline' : 'none', tablet: 'inline' }}>{label}</chakra.span>
        </chakra.li>
      ))}
    </chakra.ol>
  );
}
