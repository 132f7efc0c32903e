{{- define "yarrow.fullname" -}}
{{- if contains .Chart.Name .Release.Name -}}{{ .Release.Name | trunc 40 | trimSuffix "-" }}{{- else -}}{{ printf "%s-%s" .Release.Name .Chart.Name | trunc 40 | trimSuffix "-" }}{{- end -}}
{{- end }}

{{/* Labels of everything. */}}
{{- define "yarrow.labels" -}}
helm.sh/chart: {{ printf "%s-%s" .Chart.Name .Chart.Version }}
app.kubernetes.io/name: {{ .Chart.Name }}
app.kubernetes.io/instance: {{ .Release.Name }}
app.kubernetes.io/version: {{ .Values.image.tag | default .Chart.AppVersion | quote }}
app.kubernetes.io/managed-by: {{ .Release.Service }}
app.kubernetes.io/part-of: yarrow
{{- end }}

{{/* Labels of the pods of a process, whose version may be another than that of the others. */}}
{{- define "yarrow.podLabels" -}}
{{- $labels := include "yarrow.labels" .root | fromYaml -}}
{{- if .process.tag }}{{ $_ := set $labels "app.kubernetes.io/version" .process.tag }}{{ end -}}
{{- $labels | toYaml -}}
{{- end }}

{{/* What selects the pods of a process. Call: (dict "root" $ "name" $name) */}}
{{- define "yarrow.selector" -}}
app.kubernetes.io/name: {{ .root.Chart.Name }}
app.kubernetes.io/instance: {{ .root.Release.Name }}
app.kubernetes.io/component: {{ .name }}
{{- end }}

{{/* A process with what all have in common, as YAML. Call: (dict "root" $ "name" $name) */}}
{{- define "yarrow.process" -}}
{{- $own := index .root.Values.services .name -}}
{{- mustMergeOverwrite (deepCopy .root.Values.defaults) (deepCopy $own) | toYaml -}}
{{- end }}

{{- define "yarrow.secretName" -}}
{{- tpl .process.secret .root | default (printf "%s-%s" (include "yarrow.fullname" .root) .name) -}}
{{- end }}

{{- define "yarrow.image" -}}
{{- printf "%s/%s:%s" .root.Values.image.registry .process.image (.process.tag | default .root.Values.image.tag | default .root.Chart.AppVersion) -}}
{{- end }}

{{/* Where the stand-ins of providers are, for processes that talk to them and for browsers. */}}
{{- define "yarrow.sandboxEnv" -}}
{{- $inside := printf "http://%s-sandbox:%v" (include "yarrow.fullname" .root) .root.Values.port -}}
{{- $outside := .root.Values.sandbox.publicUrl | trimSuffix "/" -}}
{{- $gateway := printf "http://%s-gateway:%v" (include "yarrow.fullname" .root) .root.Values.port -}}
{{- if eq .name "payments" }}
STRIPE_API_BASE: {{ $inside }}/stripe
STRIPE_BROWSER_BASE: {{ $outside }}/stripe
SUBSCRIPTION_PLANS: website
SQUARE_API_BASE: {{ $inside }}/square
SQUARE_BROWSER_BASE: {{ $outside }}/square
SQUARE_WEBHOOK_URL: {{ $gateway }}/webhooks/square
PAYPAL_API_BASE: {{ $inside }}/paypal
PAYPAL_BROWSER_BASE: {{ $outside }}/paypal
{{- else if eq .name "scheduling" }}
ZOOM_API_BASE: {{ $inside }}/zoom
ZOOM_OAUTH_BASE: {{ $inside }}/zoom
ZOOM_BROWSER_BASE: {{ $outside }}/zoom
GOOGLE_API_BASE: {{ $inside }}/google
GOOGLE_OAUTH_BASE: {{ $inside }}/google
GOOGLE_BROWSER_BASE: {{ $outside }}/google
MICROSOFT_API_BASE: {{ $inside }}/microsoft
MICROSOFT_LOGIN_BASE: {{ $inside }}/microsoft
MICROSOFT_BROWSER_BASE: {{ $outside }}/microsoft
CALENDAR_REPORTS_URL: {{ $gateway }}
{{- else if eq .name "notifications" }}
SMTP_URL: smtp://{{ include "yarrow.fullname" .root }}-sandbox:{{ .root.Values.sandbox.smtpPort }}
SMS_API_BASE: {{ $inside }}/twilio
SMS_WEBHOOK_URL: {{ $gateway }}/webhooks/twilio
{{- else if eq .name "web" }}
STRIPE_API_BASE: {{ $inside }}/stripe
SQUARE_API_BASE: {{ $inside }}/square
PAYPAL_BROWSER_BASE: {{ $outside }}/paypal
SANDBOX_URL: {{ $outside }}
{{- else if eq .name "sandbox" }}
SANDBOX_URL: {{ $outside }}
SANDBOX_SMTP_PORT: {{ .root.Values.sandbox.smtpPort | quote }}
SANDBOX_STRIPE_PORT: {{ .root.Values.sandbox.stripePort | quote }}
SANDBOX_DATA: /tmp/sandbox
STRIPE_WEBHOOK_URL: {{ $gateway }}/webhooks/stripe
SQUARE_WEBHOOK_URL: {{ $gateway }}/webhooks/square
PAYPAL_WEBHOOK_URL: {{ $gateway }}/webhooks/paypal
ZOOM_WEBHOOK_URL: {{ $gateway }}/webhooks/zoom
SMS_WEBHOOK_URL: {{ $gateway }}/webhooks/twilio
{{- end }}
{{- if .root.Values.sandbox.objectStore }}
{{- if or (eq .name "reviews") (eq .name "reviews-worker") }}
S3_ENDPOINT: {{ $inside }}/s3
S3_PUBLIC_URL: {{ $outside }}/s3
{{- else if eq .name "web" }}
S3_PUBLIC_URL: {{ $outside }}/s3
{{- end }}
{{- end }}
{{- end }}

{{/* Variables of a process that are no secrets, as YAML. */}}
{{- define "yarrow.env" -}}
{{- $fullname := include "yarrow.fullname" .root -}}
{{- $values := .root.Values -}}
{{- $env := dict "NODE_ENV" "production" "HOST" "0.0.0.0" "PORT" (toString $values.port) "LOG_LEVEL" $values.logLevel "PUBLIC_URL" $values.publicUrl -}}
{{- $_ := set $env "DRAIN_DELAY_MS" (mul .process.drain.connectionsSeconds 1000 | toString) -}}
{{- if and $values.telemetry.endpoint .process.traces }}{{ $_ := set $env "OTEL_EXPORTER_OTLP_ENDPOINT" $values.telemetry.endpoint }}{{ end -}}
{{- if .process.nodeOptions }}{{ $_ := set $env "NODE_OPTIONS" .process.nodeOptions }}{{ end -}}
{{- if .process.database -}}
{{- $_ := set $env "MIGRATE_ON_START" (ternary "false" "true" $values.migrations.enabled) -}}
{{- $_ := set $env "DATABASE_POOL_SIZE" (toString .process.databasePoolSize) -}}
{{- $_ := set $env "NATS_REPLICAS" (toString $values.nats.replicas) -}}
{{- $_ := set $env "NATS_PREFIX" $values.nats.prefix -}}
{{- end -}}
{{- if eq .name "gateway" -}}
{{- $_ := set $env "TRUSTED_PROXIES" (join "," $values.trustedProxies) -}}
{{- $_ := set $env "NATS_PREFIX" $values.nats.prefix -}}
{{- range $name, $service := $values.services -}}
{{- if $service.subgraph }}{{ $_ := set $env (printf "SUBGRAPH_%s_URL" (upper $name)) (printf "http://%s-%s:%v/graphql" $fullname $name $values.port) }}{{ end -}}
{{- end -}}
{{- end -}}
{{- if eq .name "web" -}}
{{- $_ := set $env "GATEWAY_URL" (printf "http://%s-gateway:%v" $fullname $values.port) -}}
{{- $_ := set $env "TRUSTED_PROXIES" (ternary "1" "0" $values.behindProxy) -}}
{{- end -}}
{{- if $values.services.sandbox.enabled -}}
{{- $env = merge (include "yarrow.sandboxEnv" . | fromYaml) $env -}}
{{- end -}}
{{- range $key, $value := .process.env }}{{ $_ := set $env $key (toString $value) }}{{ end -}}
{{- $env | toYaml -}}
{{- end }}

{{/* The list `env` of a container: what is no secret, then keys of the process's Secret that are not set so. */}}
{{- define "yarrow.containerEnv" -}}
{{- $env := include "yarrow.env" . | fromYaml -}}
{{- $secret := include "yarrow.secretName" . -}}
{{- range $key := keys $env | sortAlpha }}
- name: {{ $key }}
  value: {{ index $env $key | quote }}
{{- end }}
{{- range $key := .process.secretKeys }}
{{- if not (hasKey $env $key) }}
- name: {{ $key }}
  valueFrom: { secretKeyRef: { name: {{ $secret }}, key: {{ $key }} } }
{{- end }}
{{- end }}
{{- range $key := .process.optionalSecretKeys }}
{{- if not (hasKey $env $key) }}
- name: {{ $key }}
  valueFrom: { secretKeyRef: { name: {{ $secret }}, key: {{ $key }}, optional: true } }
{{- end }}
{{- end }}
{{- end }}

{{/* Pod Security "restricted". */}}
{{- define "yarrow.podSecurity" -}}
automountServiceAccountToken: false
enableServiceLinks: false
securityContext:
  runAsNonRoot: true
  runAsUser: 10001
  runAsGroup: 10001
  fsGroup: 10001
  seccompProfile: { type: RuntimeDefault }
{{- end }}

{{- define "yarrow.containerSecurity" -}}
securityContext:
  allowPrivilegeEscalation: false
  readOnlyRootFilesystem: true
  runAsNonRoot: true
  runAsUser: 10001
  runAsGroup: 10001
  capabilities: { drop: [ALL] }
{{- end }}

{{- define "yarrow.pullSecrets" -}}
{{- with .Values.image.pullSecrets }}
imagePullSecrets:
  {{- range . }}
  - name: {{ . }}
  {{- end }}
{{- end }}
{{- end }}
