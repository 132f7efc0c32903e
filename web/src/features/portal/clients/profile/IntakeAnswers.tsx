import { useMemo } from 'react';
import { Absent } from '../../../../portal-ui/Absent.js';
import { Card } from '../../../../ui/Card.js';
import { chakra } from '../../../../ui/chakra.js';
import { type Answer, answersOf } from '../../../intake/answersOf.js';

export interface IntakeAnswersProps {
  /** SurveyJS's JSON. */
  form: string;
  /** As JSON: an object by names of questions. */
  answers: string;
}

/** What a client answered, page by page of the form that they filled in. */
export function IntakeAnswers({ form, answers }: IntakeAnswersProps) {
  const pages = useMemo(() => answersOf(form, answers), [form, answers]);
  return pages.map(({ key, title, answers: given }) => (
    <Card key={key} as="section">
      <chakra.h2 mb="4" fontSize="lg">
        {title || 'Answers'}
      </chakra.h2>
      <Answers answers={given} />
    </Card>
  ));
}

function Answers({ answers }: { answers: readonly Answer[] }) {
  return (
    <chakra.dl display="grid" gap="4">
      {answers.map((answer, index) => (
        <chakra.div key={answer.key} display="grid" gap="1" minW="0">
          <chakra.dt color="textSoft" fontSize="sm" overflowWrap="anywhere">
            {answer.title || `${index + 1}.`}
          </chakra.dt>
          <chakra.dd minW="0" whiteSpace="pre-line" overflowWrap="anywhere">
            <Given answer={answer} />
          </chakra.dd>
        </chakra.div>
      ))}
    </chakra.dl>
  );
}

function Given({ answer: { title, text, drawing, parts } }: { answer: Answer }) {
  if (drawing) {
    return (
      <chakra.img
        src={drawing}
        alt={title}
        maxW="100%"
        maxH="10rem"
        border="1px solid"
        borderColor="line"
        rounded="md"
        bg="surface"
      />
    );
  }
  if (parts) {
    return (
      <chakra.div mt="1" pl="4" borderLeft="2px solid" borderColor="line">
        <Answers answers={parts} />
      </chakra.div>
    );
  }
  return text || <Absent />;
}
