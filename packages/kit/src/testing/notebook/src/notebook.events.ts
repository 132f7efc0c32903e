import { create, createFileRegistry, type Message } from '@bufbuild/protobuf';
import type { GenMessage } from '@bufbuild/protobuf/codegenv2';
import {
  FieldDescriptorProto_Label as Label,
  FieldDescriptorProto_Type as Type,
  FileDescriptorProtoSchema,
} from '@bufbuild/protobuf/wkt';

export type NoteWritten = Message<'notebook.v1.NoteWritten'> & {
  noteId: string;
  text: string;
  number: number;
  clientId: string;
};
export type LineRead = Message<'library.v1.LineRead'> & {
  noteId: string;
  text: string;
  number: number;
  clientId: string;
  email: string;
};
export type CountLines = Message<'notebook.v1.CountLinesRequest'> & {
  noteId: string;
  text: string;
  number: number;
  clientId: string;
};

// Described here and not in proto/: these messages belong to the kit's own tests, not to the product.
function describe<T extends Message>(packageName: string, name: string): GenMessage<T> {
  const field = (fieldName: string, number: number, type: Type, personal = false) => ({
    name: fieldName,
    options: { debugRedact: personal },
    jsonName: fieldName.replace('_i', 'I'),
    number,
    type,
    label: Label.OPTIONAL,
  });
  const fields = [
    field('note_id', 1, Type.STRING),
    field('text', 2, Type.STRING, true),
    field('number', 3, Type.INT32),
    field('client_id', 4, Type.STRING),
    field('email', 5, Type.STRING, true),
  ];
  const file = create(FileDescriptorProtoSchema, {
    name: `${packageName}/${name}.proto`,
    package: packageName,
    syntax: 'proto3',
    messageType: [{ name, field: fields }],
  });
  return createFileRegistry(file, () => undefined).getMessage(`${packageName}.${name}`) as GenMessage<T>;
}

/** Emitted by the notebook. */
export const NoteWrittenSchema = describe<NoteWritten>('notebook.v1', 'NoteWritten');
/** Consumed by the notebook from another service. */
export const LineReadSchema = describe<LineRead>('library.v1', 'LineRead');
/** A question and its answer, which has the same fields. */
export const CountLinesSchema = describe<CountLines>('notebook.v1', 'CountLinesRequest');
